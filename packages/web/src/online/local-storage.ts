// What this browser remembers; if storage is blocked, nothing.

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked: the value is asked for again next time.
  }
}

export function storedList(key: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
