const MOST_KEYS = 1024;
const MOST_CHARACTERS = 4096;
const KEY = /^[\w-]{1,128}$/;

/** Telegram's cloud storage of one person and bot, kept by this browser. */
export function createCloudStorage(person) {
  const name = `telegram-cloud:${person}`;
  const read = () => JSON.parse(localStorage.getItem(name) ?? '{}');
  const write = (values) => localStorage.setItem(name, JSON.stringify(values));
  const methods = {
    saveStorageValue({ key, value }) {
      const values = read();
      if (!KEY.test(key)) throw new Error('KEY_INVALID');
      if (typeof value !== 'string' || value.length > MOST_CHARACTERS) throw new Error('VALUE_INVALID');
      if (!(key in values) && Object.keys(values).length >= MOST_KEYS) throw new Error('QUOTA_EXCEEDED');
      write({ ...values, [key]: value });
      return true;
    },
    getStorageValues({ keys }) {
      const values = read();
      return Object.fromEntries([keys].flat().map((key) => [key, values[key] ?? '']));
    },
    deleteStorageValues({ keys }) {
      const gone = [keys].flat();
      write(Object.fromEntries(Object.entries(read()).filter(([key]) => !gone.includes(key))));
      return true;
    },
    getStorageKeys: () => Object.keys(read()),
  };
  /** @returns the answer of `custom_method_invoked` */
  return ({ req_id, method, params }) => {
    try {
      if (!Object.hasOwn(methods, method)) throw new Error('METHOD_INVALID');
      return { req_id, result: methods[method](params ?? {}) };
    } catch (error) {
      return { req_id, error: error.message };
    }
  };
}
