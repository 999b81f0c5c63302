import { branches } from '../catalog/branch.ts';
import { products } from '../catalog/product.ts';
import { configChanged } from '../identity/config.ts';
import { users } from '../identity/user.ts';
import { customerErased } from '../ordering/customer.ts';
import { orderPlaced } from '../ordering/order-events.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { tasks } from '../time-tracking/task.ts';
import { listFonts, readFontCss } from './font.ts';
import {
  createImage,
  deleteImage,
  imageChanged,
  imageDeleted,
  imageStored,
  listImages,
  readImage,
  replaceImageFile,
  updateImage,
} from './image.ts';
import { logoDrawn } from './logo.ts';
import { taskFileDeleted, taskFileEndpoints, taskFileStored } from './task-file.ts';
import {
  createUpload,
  deleteUpload,
  listUploads,
  readUpload,
  replaceUploadFile,
  updateUpload,
  uploadChanged,
  uploadDeleted,
  uploadStored,
} from './upload.ts';

export const mediaContract = defineContract({
  service: 'media',
  endpoints: [
    createImage,
    listImages,
    readImage,
    updateImage,
    replaceImageFile,
    deleteImage,
    createUpload,
    listUploads,
    readUpload,
    updateUpload,
    replaceUploadFile,
    deleteUpload,
    ...taskFileEndpoints,
    listFonts,
    readFontCss,
  ],
  events: [
    imageStored,
    imageChanged,
    imageDeleted,
    uploadStored,
    uploadChanged,
    uploadDeleted,
    taskFileStored,
    taskFileDeleted,
    logoDrawn,
  ],
  snapshots: [imageStored, imageDeleted, logoDrawn],
  // Draws products without a picture, on plates of the business, and its logo for mails, keeps the uploads that an order names,
  // and knows who reaches which task.
  hears: {
    copies: [...[branches, products, tasks].flatMap(changesOf), configChanged],
    reactions: [orderPlaced, customerErased, users.events.deleted],
  },
});
