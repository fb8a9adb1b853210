// Chances and averages as they are shown.

export function percent(chance: number): string {
  return new Intl.NumberFormat(undefined, { style: 'percent' }).format(chance);
}

export function roughly(average: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(average);
}
