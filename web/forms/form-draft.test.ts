import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormDraft } from './form-draft.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

describe('a form’s draft', () => {
  it('is there again after a reload', () => {
    createFormDraft('delivery').change(() => ({ fullName: 'Asha Rao', address: '' }));
    expect(createFormDraft('delivery').get()).toEqual({ fullName: 'Asha Rao', address: '' });
    expect(createFormDraft('hostel-application').get()).toEqual({});
  });

  it('is not stored once it is empty', () => {
    const draft = createFormDraft('delivery');
    draft.change(() => ({ fullName: 'Asha Rao' }));
    draft.change(() => ({ fullName: '' }));
    expect(items.size).toBe(0);
  });

  it.each(['not JSON', 'null', '[]', '42', '{"fullName":7}'])('is empty where %s was stored', (stored) => {
    items.set('delivery', stored);
    expect(createFormDraft('delivery').get()).toEqual({});
  });
});
