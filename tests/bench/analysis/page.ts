/** A section as website builders generate it. */
const generateSection = (i: number): string => `<section class="block block-${i} wp-block" id="s${i}">
<h2>Leistung ${i} für Maschinenbauer</h2><div class="row"><div class="col col-md-6"><p>Wir helfen Ihnen, <strong>mehr
Aufträge</strong> zu gewinnen. Seit 1998 arbeiten 40 Mitarbeiter in Berlin an Ihrem Erfolg &amp; an Ihrer Sicherheit.
<a href="/leistung/${i}" class="link">Mehr erfahren</a></p><ul class="list"><li>Planung</li><li>Umsetzung</li>
<li><a href="/kontakt">Kontakt</a></li></ul><img src="/img/${i}.jpg" alt="Halle ${i}" loading="lazy" width="640"
height="480"></div></div><svg viewBox="0 0 24 24"><path d="M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12
2z"/></svg></section>`;

/** Generates the same page of about this length in every run. */
export function generatePage(characters: number): string {
  const sections: string[] = [];
  for (let i = 0, length = 0; length < characters; i++) {
    const html = generateSection(i);
    sections.push(html);
    length += html.length;
  }
  return `<!doctype html><html lang="de"><head><title>Muster GmbH</title></head><body>${sections.join('')}</body></html>`;
}
