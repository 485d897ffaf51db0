import type { AdviceTexts } from '../../engine/content.ts';

/** For buyers of whom the catalogue says nothing more. */
export const advice: AdviceTexts = {
  company:
    'Sie finden sie in der Mitgliederliste ihres Verbands und im Branchenbuch der Region. In kleinen Betrieben entscheidet der Inhaber, in größeren fragen Sie nach der Person, die für diese Arbeit verantwortlich ist. Sagen Sie zuerst, welche Aufgabe dort leichter wird, und nennen Sie einen Kunden derselben Art.',
  public:
    'Tagesordnungen, Haushaltspläne und Ausschreibungen zeigen Monate vorher, was angeschafft werden soll. Die Fachabteilung schlägt vor, die Verwaltung unterschreibt, und kleine Beträge brauchen keine Ausschreibung. Fragen Sie zuerst, wie viel ohne eine geht und wann der nächste Haushalt entsteht.',
  association:
    'Der Vorstand steht auf der Website, und meist tagt er einmal im Monat. Entschieden wird gemeinsam: Eine Person muss schon vor der Sitzung dafür sein. Bieten Sie etwas an, das die Mitglieder ausprobieren können, und schreiben Sie dieser Person die drei Sätze auf, die sie vorliest.',
  shop: 'Gehen Sie hin: Die Regale zeigen, was läuft und was fehlt. Es entscheidet der Inhaber, in Ketten der Einkauf. Bringen Sie ein Muster, den Einkaufspreis und die kleinste Bestellmenge mit, und kommen Sie nach zwei Wochen wieder.',
  consumer:
    'Finden Sie heraus, wo sie ohnehin sind, wenn der Bedarf entsteht: ein Ort, ein Anlass, eine Gruppe, eine Suche. Entschieden wird allein oder in der Familie, oft auf eine Empfehlung hin. Zeigen Sie zuerst, wie es fertig aussieht, was es kostet und was jemand darüber sagt, der ihnen ähnelt.',
};
