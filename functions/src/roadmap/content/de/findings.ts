import type { FindingTexts } from '../../engine/content.ts';
import { conversion } from './findings/conversion.ts';
import { findability } from './findings/findability.ts';
import { message } from './findings/message.ts';
import { technical } from './findings/technical.ts';
import { trust } from './findings/trust.ts';

/** What a finding says about the website, as a main clause without a full stop. */
export const findings: FindingTexts = { ...message, ...conversion, ...trust, ...findability, ...technical };
