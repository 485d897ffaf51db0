import type { StepTexts } from '../../engine/content.ts';
import { audience } from './steps/audience.ts';
import { automation } from './steps/automation.ts';
import { channels } from './steps/channels.ts';
import { channelsOfYourOwn } from './steps/channels-of-your-own.ts';
import { content } from './steps/content.ts';
import { message } from './steps/message.ts';
import { outreach } from './steps/outreach.ts';
import { pricing } from './steps/pricing.ts';
import { retention } from './steps/retention.ts';
import { sales } from './steps/sales.ts';
import { team } from './steps/team.ts';
import { throughOthers } from './steps/through-others.ts';
import { trial } from './steps/trial.ts';
import { trialOfReach } from './steps/trial-of-reach.ts';
import { trust } from './steps/trust.ts';
import { website } from './steps/website.ts';

export const steps: StepTexts = {
  ...audience,
  ...automation,
  ...channelsOfYourOwn,
  ...channels,
  ...content,
  ...message,
  ...outreach,
  ...pricing,
  ...retention,
  ...sales,
  ...team,
  ...throughOthers,
  ...trialOfReach,
  ...trial,
  ...trust,
  ...website,
};
