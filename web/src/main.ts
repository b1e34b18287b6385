import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { attend } from './here/service';
import { Settings } from './lib/settings.svelte';
import { Texts } from './lib/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
const texts = new Texts();
await texts.begin(Settings.language());
mount(App, { target, props: { texts } });
attend();
