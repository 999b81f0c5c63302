import { expect, test } from '@jest/globals';
import { makeTextFiles } from './text-files.ts';

test('keeps dropped pictures until they can be uploaded, each once', () => {
  const [one, two, three] = ['a.png', 'b.png', 'c.png'].map((name) => new File([], name)) as [File, File, File];
  const files = makeTextFiles();
  const uploaded: string[] = [];
  const upload = (some: readonly File[]) => uploaded.push(some.map(({ name }) => name).join());
  files.add([one]);
  files.add([two]);
  expect(uploaded).toEqual([]);
  files.setUpload(upload);
  files.add([three]);
  files.setUpload(undefined);
  files.setUpload(upload);
  expect(uploaded).toEqual(['a.png,b.png', 'c.png']);
});
