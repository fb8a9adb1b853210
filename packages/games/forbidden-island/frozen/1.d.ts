import type { FrozenFile } from '@tidetable/manifest/frozen';

export declare const games: FrozenFile['games'];
export declare const face: FrozenFile['face'];
export declare const bots: FrozenFile['bots'];
export declare const advise: FrozenFile['advise'];
export declare const tale: FrozenFile['tale'];
