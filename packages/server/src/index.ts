// The table server.

export { EVERY_GAME } from '@tidetable/catalogue/loaded';
export { Rules } from './games/rules.ts';
export { isAppBuilt } from './http/static.ts';
export { type BackupSummary, backUp, type OnProgress } from './maintenance/backup.ts';
export type { Fault } from './maintenance/checkup.ts';
export { type Diagnosis, type ExamineOptions, examine } from './maintenance/doctor.ts';
export { OperationRefused } from './maintenance/operation-refused.ts';
export { restore } from './maintenance/restore.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { FolderInUse } from './store/folder-lock.ts';
export { openStore, type Place } from './store/open.ts';
export type * from './store/store.ts';
export { newTable, type TableSpec } from './tables/new-table.ts';
export type { Opened } from './tables/opening.ts';
export { Registry, type RegistryOptions } from './tables/registry.ts';
export type { Settings } from './tables/settings.ts';
export type { Send, SharedMessage } from './tables/watchers.ts';
