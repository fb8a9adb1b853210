// Common window sizes: every screen is checked in each of them.

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly zoom?: number;
}

const size = (width: number, height: number): Size => ({
  name: `${width}x${height}`,
  width,
  height,
});

export const SIZES: readonly Size[] = [
  size(1440, 900),
  size(1366, 657),
  size(1280, 720),
  size(1180, 820),
  size(820, 1180),
  size(390, 844),
  size(844, 390),
  { name: '1440x900-twice', width: 1440, height: 900, zoom: 2 },
];
