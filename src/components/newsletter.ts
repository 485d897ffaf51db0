export interface NewsletterTexts {
  readonly missing: string;
  readonly thanks: string;
}

export interface NewsletterSources {
  readonly alert: (message: string) => void;
  readonly log: (email: string) => void;
}

/**
 * Takes a subscription: it is logged and thanked for, and stored nowhere (the specification, section 7).
 * @returns whether there was an address
 */
export function subscribe(
  email: string,
  { missing, thanks }: NewsletterTexts,
  { alert, log }: NewsletterSources,
): boolean {
  const address = email.trim();
  if (address === '') {
    alert(missing);
    return false;
  }
  log(address);
  alert(thanks);
  return true;
}

/** Wires the newsletter form, which carries its texts. A page needs no React for it. */
export function wireNewsletter(form: HTMLFormElement): void {
  const { missing = '', thanks = '' } = form.dataset;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = new FormData(form).get('email');
    const subscribed = subscribe(
      typeof email === 'string' ? email : '',
      { missing, thanks },
      { alert: (message) => window.alert(message), log: (address) => console.log(address) },
    );
    if (subscribed) form.reset();
  });
}
