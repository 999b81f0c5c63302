/** Pictures dropped or pasted into a formatted text; they wait until its tools, which upload them, are loaded. */
export type TextFiles = {
  add(files: readonly File[]): void;
  /** Sets the function that uploads the files; undefined after the tools were removed. */
  setUpload(upload: ((files: readonly File[]) => void) | undefined): void;
};

export function makeTextFiles(): TextFiles {
  let waiting: readonly File[] = [];
  let upload: ((files: readonly File[]) => void) | undefined;
  function pass() {
    if (!upload || waiting.length === 0) return;
    const files = waiting;
    waiting = [];
    upload(files);
  }
  return {
    add(files) {
      waiting = [...waiting, ...files];
      pass();
    },
    setUpload(next) {
      upload = next;
      pass();
    },
  };
}

/** Pictures among transferred files. */
export const picturesIn = (transfer: DataTransfer | null | undefined): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
