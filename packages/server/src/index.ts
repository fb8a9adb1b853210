// The table server.

export { EVERY_GAME } from '@tidetable/catalogue/loaded';
export { Rules } from './games/rules.ts';
export { isAppBuilt } from './http/static.ts';
export { backUp, type Copied, type Report } from './maintenance/backup.ts';
export type { Fault } from './maintenance/checkup.ts';
export { type Diagnosis, examine, type Visit } from './maintenance/doctor.ts';
export { OperationRefused } from './maintenance/operation-refused.ts';
export { restore } from './maintenance/restore.ts';
export { type Served, type Serving, serve } from './serve.ts';
export { FolderInUse } from './store/folder-lock.ts';
export { openStore, type Place } from './store/open.ts';
export type * from './store/store.ts';
export type { Send, SharedMessage } from './tables/audience.ts';
export { newTable, type Wish } from './tables/new-table.ts';
export type { Opened } from './tables/opening.ts';
export { type Node, Registry } from './tables/registry.ts';
export type { Settings } from './tables/settings.ts';
