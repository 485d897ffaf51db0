/** What a visitor did before the wizard's script was there (the page's own small script noted it). */
export interface EarlyDeeds {
  /** Pressed the start button. */
  readonly started: boolean;
  /** Sent the website's address off. */
  readonly submitted: boolean;
  /** The website's address, as far as it was typed. */
  readonly typed: string;
}

/** Reads the notes. From then on the wizard itself is there, and none are taken any more. */
export function takeEarlyDeeds({ documentElement }: Document): EarlyDeeds {
  const { wizardStarted, wizardSubmitted } = documentElement.dataset;
  const input = documentElement.querySelector<HTMLInputElement>('[data-wizard-address] input');
  documentElement.dataset.wizardAwake = '';
  return {
    started: wizardStarted !== undefined,
    submitted: wizardSubmitted !== undefined,
    typed: input?.value ?? '',
  };
}

/** Ends what the page's small script shows or hides: the wizard shows the right place itself. */
export function endEarlyView({ documentElement }: Document): void {
  delete documentElement.dataset.wizardEarly;
}
