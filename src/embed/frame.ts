/** The business check on a partner's page: <script src="https://…/embed.js" data-language="de"></script> */

/** Address and title of the check by language, and the language for those that are none of ours. */
declare const CHECKS: Readonly<Record<string, { readonly path: string; readonly title: string }>>;
declare const DEFAULT_LANGUAGE: string;

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  const check = CHECKS[script.getAttribute('data-language') ?? ''] ?? CHECKS[DEFAULT_LANGUAGE];
  const frame = document.createElement('iframe');
  frame.src = `${new URL(script.src).origin}${check?.path}?grow`;
  frame.title = check?.title ?? '';
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;height:40rem;border:0';
  script.after(frame);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data?.checkHeight > 0) frame.style.height = `${Math.ceil(data.checkHeight)}px`;
    if (data?.checkTop && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
}
