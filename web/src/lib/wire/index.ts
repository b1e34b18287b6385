export type * from './wire';
