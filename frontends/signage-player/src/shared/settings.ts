/** Small values that survive a power cut. */
export type Settings = {
  read<T>(name: SettingName): T | undefined;
  /** @param value undefined deletes it */
  write(name: SettingName, value: unknown): void;
};

export type SettingName =
  | 'key'
  | 'pairing'
  | 'device'
  | 'volume'
  | 'commands'
  | 'running-play'
  | 'clock-offset'
  | 'last-reload';

/** Settings in memory only, for the preview and for browsers that deny storage. */
export function memorySettings(): Settings {
  const values = new Map<SettingName, string>();
  return {
    read: (name) => {
      const text = values.get(name);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write: (name, value) => {
      if (value === undefined) values.delete(name);
      else values.set(name, JSON.stringify(value));
    },
  };
}

const prefix = 'theke-tv-';

/** Settings in the browser's local storage; what cannot be stored is kept in memory. */
export function browserSettings(): Settings {
  const memory = memorySettings();
  return {
    read<T>(name: SettingName) {
      try {
        const text = localStorage.getItem(prefix + name);
        if (text !== null) return JSON.parse(text) as T;
      } catch {
        // Denied or damaged: the value in memory counts.
      }
      return memory.read<T>(name);
    },
    write(name, value) {
      memory.write(name, value);
      try {
        if (value === undefined) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // Storage is full or denied.
      }
    },
  };
}
