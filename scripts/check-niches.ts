/** The niche file's own check, part of `npm run check`. */
import { readFileSync } from 'node:fs';
import { nicheFileFaults } from './niche-file/faults.ts';

const FILE = 'public/anbahn-nischen.csv';
const faults = nicheFileFaults(readFileSync(FILE, 'utf8'));
for (const fault of faults) console.error(`${FILE}: ${fault}`);
if (faults.length > 0) process.exit(1);
