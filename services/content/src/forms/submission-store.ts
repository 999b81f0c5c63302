import { formSubmissions } from '@theke/contracts/content/form';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { unlimitedSize } from '@theke/kit/resource/size-limit';

/** Unlimited: messages are small, limited per network, and deleted after their retention period. */
export const submissionStore = eitherResourceStore(formSubmissions, { sizeLimit: unlimitedSize });
