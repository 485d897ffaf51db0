/** Runs the database with a journal in the folder given as argument. */
import { startRealtimeDatabase } from '../../../packages/realtime-database/index.ts';

const rules = `{"rules": {"applications": {".read": "auth.token.team === true", "$id": {
  ".write": "!data.exists()",
  ".validate": "newData.hasChildren(['name', 'email']) && newData.child('name').isString()"
}}, "open": {".read": true, ".write": true}}}`;
const { port } = await startRealtimeDatabase({
  port: 0,
  dataDir: process.argv[2] ?? '',
  rules,
  namespace: 'bench',
});
process.send?.(port);
