import type { AdviceTexts } from '../../engine/content.ts';

/** For buyers of whom the catalogue says nothing more. */
export const advice: AdviceTexts = {
  company:
    'Adressen finden Sie beim Branchenverband und in Branchenverzeichnissen Ihrer Region. In kleinen Betrieben entscheidet der Inhaber, in größeren fragen Sie nach der Person, die für Ihr Thema zuständig ist. Sagen Sie zuerst, was der Betrieb von Ihrem Angebot hat, und nennen Sie einen ähnlichen Kunden.',
  public:
    'Aus Tagesordnungen, Haushaltsplänen und Ausschreibungen erfahren Sie Monate vorher, was angeschafft werden soll. Die Fachabteilung macht den Vorschlag, die Verwaltungsleitung unterschreibt. Fragen Sie zuerst, bis zu welchem Betrag Sie ohne Ausschreibung beauftragt werden können und wann der nächste Haushalt geplant wird.',
  association:
    'Wer im Vorstand sitzt, steht meist auf der Website. Der Vorstand entscheidet gemeinsam, oft einmal im Monat. Überzeugen Sie deshalb schon vor der Sitzung eine Person im Vorstand. Bieten Sie etwas an, das die Mitglieder ausprobieren können.',
  shop: 'Gehen Sie hin und sehen Sie sich das Sortiment an. In kleinen Läden entscheidet der Inhaber, in Ketten der Einkauf. Bringen Sie etwas zum Ausprobieren und eine Preisliste mit, und fragen Sie nach zwei Wochen noch einmal nach.',
  consumer:
    'Überlegen Sie, wo diese Menschen sind, wenn sie Ihr Angebot brauchen, und machen Sie dort auf sich aufmerksam. Privatkunden entscheiden allein oder mit der Familie und hören oft auf Empfehlungen. Zeigen Sie zuerst ein fertiges Beispiel, den Preis und die Meinung eines zufriedenen Kunden.',
};
