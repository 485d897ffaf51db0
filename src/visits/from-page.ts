/** Loads the visit counter at the first interaction. */
import { onFirstInteraction } from '../shell/first-interaction.ts';
import address from './visit.ts?address';

onFirstInteraction(() => void import(/* @vite-ignore */ address).catch(() => undefined));
