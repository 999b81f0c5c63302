import { getRandomValues } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';

const bytesOfId = 16;
/** Random bytes in advance: requesting them per id took longer than the rest (docs/performance). */
const stock = new Uint8Array(256 * bytesOfId);
let used = stock.length;

function randomBytes(): Uint8Array {
  if (used === stock.length) {
    getRandomValues(stock);
    used = 0;
  }
  used += bytesOfId;
  return stock.subarray(used - bytesOfId, used);
}

let msecs = 0;
let seq = 0;

/** UUID version 7. Ids of this process always ascend, also within a millisecond and when the clock is set back. */
export function newId(): string {
  const random = randomBytes();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // 31 bits, so that it can be incremented.
    seq = new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 1;
  } else {
    seq = (seq + 1) >>> 0;
    if (seq === 0) msecs += 1;
  }
  return uuidv7({ msecs, seq, random });
}
