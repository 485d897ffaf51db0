/** The package's public API; nothing else may be imported from outside. */
export { unsignedToken } from './auth/token.ts';
export { JournalError } from './journal/files.ts';
export { RulesError } from './rules/rules-error.ts';
export { MISSING_INDEX } from './rules/ruleset.ts';
export { type RealtimeDatabase, type RealtimeDatabaseOptions, startRealtimeDatabase } from './server.ts';
