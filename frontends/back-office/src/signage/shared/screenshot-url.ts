import { readTvScreenshot } from '@theke/contracts/signage/device';
import { urlOf } from '@theke/ui/api-client';

export const screenshotUrl = (tv: string, screenshot: string): string =>
  urlOf(readTvScreenshot, { params: { id: tv, screenshot } });
