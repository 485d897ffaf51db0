import type { analysis as source } from '../../en/website/analysis.ts';
import { translationOf } from '../../shape.ts';

export const analysis = translationOf<typeof source>()({
  faults: {
    blank: 'Bitte geben Sie die Adresse einer Website ein',
    'not-a-url': 'Das sieht nicht nach einer Webadresse aus. Bitte geben Sie sie so ein: beispiel.de',
    space: 'Eine Webadresse hat keine Leerzeichen. Bitte geben Sie sie so ein: beispiel.de',
    'too-long':
      'Diese Adresse ist länger als 2.048 Zeichen. Bitte geben Sie eine kürzere ein, zum Beispiel die der Startseite.',
    scheme: 'Analysieren lassen sich nur Webadressen, die mit http:// oder https:// beginnen.',
    credentials: 'Bitte geben Sie nur die Webadresse ein, ohne @-Zeichen, Benutzernamen oder Passwort.',
    port: 'Analysieren lassen sich nur Websites an den üblichen Ports (80 und 443). Bitte lassen Sie die Portnummer weg.',
    'unknown-host':
      'Unter dieser Adresse haben wir keine öffentliche Website gefunden. Bitte prüfen Sie die Schreibweise.',
    'name-server':
      'Der Nameserver dieser Website hat nicht geantwortet, deshalb konnten wir sie nicht finden. Bitte versuchen Sie es später noch einmal.',
    refused:
      'Der Server dieser Website nimmt unsere Verbindung nicht an. Bitte prüfen Sie die Adresse oder versuchen Sie es später noch einmal.',
    tls: 'Diese Website hat kein gültiges Zertifikat. Eine sichere Verbindung kam nicht zustande.',
    timeout:
      'Diese Website hat zu lange für eine Antwort gebraucht. Bitte versuchen Sie es später noch einmal.',
    'too-large':
      'Diese Seite ist zu groß für die Analyse (mehr als 2 MB Code). Bitte geben Sie eine andere Seite der Website ein.',
    'too-complex': 'Diese Website ist zu umfangreich oder zu komplex. Wir konnten sie nicht auswerten.',
    'not-html':
      'Unter dieser Adresse gibt es keine lesbare Webseite. Bitte geben Sie die Adresse einer Seite ein, nicht die einer Datei.',
    'not-found':
      'Die Website meldet, dass es diese Seite nicht gibt (Fehler 404). Bitte prüfen Sie die Adresse.',
    'server-error':
      'Die Website hat mit einem Fehler geantwortet ({status}). Bitte versuchen Sie es später noch einmal.',
    'login-required':
      'Diese Seite verlangt eine Anmeldung. Bitte geben Sie eine Seite ein, die alle sehen können.',
    'bot-wall': 'Diese Website lässt keine automatischen Besucher zu. Wir konnten sie deshalb nicht lesen.',
    robots:
      'Diese Website bittet automatische Besucher in ihrer robots.txt, diese Seite nicht zu lesen. Daran halten wir uns.',
    redirects: 'Diese Adresse leitet zu oft weiter. Bitte geben Sie die endgültige Adresse der Seite ein.',
    'broken-answer': 'Der Server dieser Website hat eine Antwort geschickt, die sich nicht lesen ließ.',
    busy: 'Wir lesen gerade sehr viele Websites. Bitte versuchen Sie es in einer Minute noch einmal.',
    'caller-limit':
      'Das waren viele Analysen in kurzer Zeit. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
    'host-limit':
      'Diese Website wurde gerade sehr oft analysiert. Bitte versuchen Sie es in {minutes} Min. noch einmal.',
    unexpected: 'Fehler bei der Analyse',
  },
  summary: {
    score: '{host} erreicht {score} von 100 Punkten.',
    noScore: 'Bei {host} ließen sich nur {coverage} % der Punkte prüfen. Deshalb gibt es keinen Score.',
    strengths: 'Schon gut: {list}',
    priorities: 'Zuerst angehen: {list}',
    nothingToDo: 'Dringendes haben wir nicht gefunden.',
    lists: {
      one: '„{first}“.',
      two: '„{first}“ und „{second}“.',
      three: '„{first}“, „{second}“ und „{third}“.',
    },
  },
});
