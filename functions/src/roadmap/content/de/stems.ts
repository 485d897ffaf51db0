import type { Stems } from '../../engine/content.ts';
import { localTrade, practice, wishStems } from './wish-stems.ts';

export const stems: Stems = {
  challenges: {
    lead_generation:
      /neukunden|kunden (?:finden|gewinnen)|kundengewinnung|anfragen|akquise|leads?(?!\p{L})/iu,
    social_media: /soziale|follower/iu,
    conversion: /abschl[uü]ss|angebot|sagen ab|absagen/iu,
    sales_process: /vertrieb|verkauf|nachfassen/iu,
    customer_retention: /bestandskund|kündig|abwander|kundenbindung|stammkund/iu,
    team_scaling: /personal|mitarbeiter|fachkräfte|einstell|keine zeit/iu,
    marketing_automation: /automatisier|manuell|von hand|handarbeit/iu,
    content_creation: /inhalte|texte schreiben/iu,
    pricing_strategy: /preis|teuer|rabatt|honorar/iu,
    competition: /wettbewerb|konkurren|mitbewerb|abheben/iu,
  },
  wishes: wishStems,
  localTrade,
  practice,
};
