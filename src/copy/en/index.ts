import { access } from './access/access.ts';
import { auth } from './accounts/auth.ts';
import { monthlyCheck } from './accounts/monthly-check.ts';
import { savedChecks } from './accounts/saved-checks.ts';
import { application } from './applications/application.ts';
import { partnership } from './applications/partnership.ts';
import { finder } from './niches/finder.ts';
import { entries } from './site/entries.ts';
import { home } from './site/home.ts';
import { imprint } from './site/imprint.ts';
import { newsletter } from './site/newsletter.ts';
import { privacy } from './site/privacy.ts';
import { shell } from './site/shell.ts';
import { terms } from './site/terms.ts';
import { dashboard } from './team/dashboard.ts';
import { figures } from './visits/figures.ts';
import { visits } from './visits/visits.ts';
import { findings } from './website/findings.ts';
import { results } from './wizard/results.ts';
import { steps } from './wizard/steps.ts';
import { wizard } from './wizard/wizard.ts';

/** Every section's texts, of which other languages are translations. */
export const en = {
  shell,
  home,
  entries,
  partnership,
  newsletter,
  imprint,
  terms,
  privacy,
  access,
  application,
  auth,
  monthlyCheck,
  savedChecks,
  wizard: { ...wizard, ...steps },
  results,
  findings,
  figures,
  finder,
  dashboard,
  visits,
} as const;
