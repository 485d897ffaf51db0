import type { ServerCopy } from '../shape.ts';
import { analysis } from './analysis.ts';
import { findings } from './findings.ts';
import { intake } from './intake.ts';
import { roadmap } from './roadmap.ts';

export const server: ServerCopy = { analysis, findings, intake, roadmap };
