import { deriveSettings } from './domain/site/settings.ts';
import { notifications } from './notifications.ts';
import { site } from './site.ts';

/** The decisions in the owner's files that texts depend on. For pages as they are built: no script has a use for it. */
export const settings = deriveSettings(site, notifications);
