import type { Api } from '../lib/api';
import type { AnalysisAnswer } from '../lib/wire';

/** How often an analysis that is being made is asked after. */
const ASK_EVERY_MS = 500;

/** The analysis of a finished match: asked for once, then waited for. */
export class Study {
  answer = $state.raw<AnalysisAnswer | null>(null);
  failed = $state(false);
  #closed = false;

  constructor(
    private readonly api: Pick<Api, 'analyse' | 'analysis'>,
    private readonly id: string,
  ) {}

  /** The part that is done, in per cent. */
  get percent(): number {
    const { done = 0, of = 0 } = this.answer ?? {};
    return of > 0 ? Math.round((done / of) * 100) : 0;
  }

  async open(budget: 'quick' | 'normal'): Promise<void> {
    this.failed = false;
    try {
      let answer = await this.api.analyse(this.id, budget);
      while (!this.#closed && answer.stage === 'working') {
        if (!this.answer?.analysis) this.answer = answer;
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
        answer = await this.api.analysis(this.id, budget);
      }
      if (answer.analysis) this.answer = answer;
      this.failed = answer.stage === 'failed';
    } catch {
      this.failed = true;
    }
  }

  close(): void {
    this.#closed = true;
  }
}
