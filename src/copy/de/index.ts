import type { Copy } from '../shape.ts';
import { access } from './access.ts';
import { application } from './application.ts';
import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { figures } from './figures.ts';
import { finder } from './finder.ts';
import { findings } from './findings.ts';
import { home } from './home.ts';
import { imprint } from './imprint.ts';
import { monthlyCheck } from './monthly-check.ts';
import { newsletter } from './newsletter.ts';
import { partnership } from './partnership.ts';
import { privacy } from './privacy.ts';
import { results } from './results.ts';
import { savedChecks } from './saved-checks.ts';
import { shell } from './shell.ts';
import { terms } from './terms.ts';
import { visits } from './visits.ts';
import { wizard } from './wizard.ts';

export const de: Copy = {
  shell,
  home,
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
  wizard,
  results,
  findings,
  figures,
  finder,
  dashboard,
  visits,
};
