import type { analysis as source } from '../../en/website/analysis.ts';
import { translationOf } from '../../shape.ts';

export const analysis = translationOf<typeof source>()({
  faults: {
    blank: 'Bitte geben Sie die Adresse einer Website ein',
    'not-a-url': 'Das ist keine gültige Webadresse. Bitte geben Sie die Adresse so ein: beispiel.de',
    space: 'Eine Webadresse enthält keine Leerzeichen. Bitte geben Sie die Adresse so ein: beispiel.de',
    'too-long':
      'Diese Adresse ist länger als 2.048 Zeichen. Bitte geben Sie eine kürzere ein, zum Beispiel die der Startseite.',
    scheme: 'Wir können nur Webadressen analysieren, die mit http:// oder https:// beginnen.',
    credentials: 'Bitte geben Sie nur die Webadresse ein, ohne @-Zeichen, Benutzernamen oder Passwort.',
    port: 'Wir können nur Websites auf den üblichen Ports (80 und 443) analysieren. Bitte lassen Sie die Portnummer weg.',
    'unknown-host':
      'Unter dieser Adresse haben wir keine öffentliche Website gefunden. Bitte prüfen Sie die Schreibweise.',
    'name-server':
      'Wir konnten diese Website nicht finden, weil ihr Nameserver nicht geantwortet hat. Bitte versuchen Sie es später noch einmal.',
    refused:
      'Der Server dieser Website hat unsere Verbindung abgelehnt. Bitte prüfen Sie die Adresse oder versuchen Sie es später noch einmal.',
    tls: 'Wir konnten keine sichere Verbindung herstellen, weil diese Website kein gültiges Zertifikat hat.',
    timeout:
      'Diese Website hat zu lange für eine Antwort gebraucht. Bitte versuchen Sie es später noch einmal.',
    'too-large':
      'Diese Seite ist zu groß für die Analyse (mehr als 2 MB Code). Bitte geben Sie eine andere Seite der Website ein.',
    'too-complex':
      'Diese Website ist zu umfangreich oder zu komplex, deshalb konnten wir sie nicht analysieren.',
    'not-html':
      'Unter dieser Adresse haben wir keine Webseite gefunden, die wir lesen können. Bitte geben Sie die Adresse einer Seite ein, nicht die einer Datei.',
    parked:
      'Hier steht noch keine Website von Ihnen: Die Domain ist geparkt oder steht zum Verkauf. Deshalb gibt es nichts zu bewerten.',
    placeholder:
      'Hier steht noch keine Website von Ihnen: Wir haben nur eine Seite gefunden, die ein Server oder Hosting-Anbieter zeigt, bis eine eingerichtet ist.',
    'age-gate':
      'Diese Website fragt Besucher zuerst nach dem Alter, und daran kamen wir nicht vorbei. Bitte geben Sie die Adresse einer Seite dahinter ein.',
    unreadable:
      'Diese Seite zeigt erst etwas, wenn ein Skript gelaufen ist. Deshalb konnten wir sie nicht lesen. Bitte geben Sie eine andere Seite der Website ein.',
    'not-found':
      'Die Website meldet, dass es diese Seite nicht gibt (Fehler 404). Bitte prüfen Sie die Adresse.',
    'server-error':
      'Die Website hat mit einem Fehler geantwortet ({status}). Bitte versuchen Sie es später noch einmal.',
    'login-required': 'Für diese Seite muss man sich anmelden. Bitte geben Sie eine öffentliche Seite ein.',
    'bot-wall': 'Diese Website lässt keine automatisierten Zugriffe zu. Wir konnten sie deshalb nicht lesen.',
    robots:
      'Laut der robots.txt dieser Website sollen Programme diese Seite nicht lesen. Daran halten wir uns.',
    'robots-all':
      'Die robots.txt dieser Website sperrt sie für Suchmaschinen („Disallow: /“), dort ist sie also nicht zu finden. Lassen Sie zuerst diese Zeile entfernen. Auch wir halten uns daran und haben sonst nichts gelesen.',
    redirects: 'Diese Adresse leitet zu oft weiter. Bitte geben Sie die endgültige Adresse der Seite ein.',
    'broken-answer': 'Der Server dieser Website hat eine Antwort geschickt, die wir nicht lesen konnten.',
    'broken-http':
      'Der Server dieser Website verletzt in seiner Antwort eine Regel von HTTP. Browser sehen darüber hinweg, andere Programme können die Seite nicht lesen. Bitte zeigen Sie diese Meldung Ihrem Hosting-Anbieter.',
    busy: 'Wir lesen gerade sehr viele Websites. Bitte versuchen Sie es in einer Minute noch einmal.',
    'caller-limit':
      'In kurzer Zeit wurden sehr viele Analysen angefordert. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
    'host-limit':
      'Diese Website wurde gerade sehr oft analysiert. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
    unexpected: 'Fehler bei der Analyse',
  },
});
