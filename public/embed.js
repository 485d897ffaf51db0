// The business check on a partner's page: <script src="https://…/embed.js" data-language="de"></script>
(({ currentScript: script }) => {
  const { origin } = new URL(script.src);
  const { language = '' } = script.dataset;
  const frame = document.createElement('iframe');
  frame.src = `${origin}${language === 'de' ? '/de' : ''}/embed/analysis?grow`;
  frame.title = language === 'de' ? 'Unternehmens-Check' : 'Business check';
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;height:40rem;border:0';
  script.after(frame);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data?.anbahnHeight > 0) frame.style.height = `${Math.ceil(data.anbahnHeight)}px`;
    if (data?.anbahnTop && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
})(document);
