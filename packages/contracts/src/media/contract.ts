import { branches } from '../catalog/branch.ts';
import { categories } from '../catalog/category.ts';
import { products } from '../catalog/product.ts';
import { tags } from '../catalog/tag.ts';
import { blocks } from '../content/block.ts';
import { businessSectors } from '../content/business-sector.ts';
import { forms } from '../content/form.ts';
import { navigations } from '../content/navigation.ts';
import { nodes } from '../content/node.ts';
import { posts } from '../content/post.ts';
import { projects } from '../content/project.ts';
import { services } from '../content/service.ts';
import { sites } from '../content/site.ts';
import { topics } from '../content/topic.ts';
import { configChanged } from '../identity/config.ts';
import { users } from '../identity/user.ts';
import { customerErased } from '../ordering/customer.ts';
import { deliveryProven } from '../ordering/driver-endpoints.ts';
import { orderPlaced } from '../ordering/order-events.ts';
import { changesOf, defineContract } from '../service-contract.ts';
import { scenes } from '../signage/scene.ts';
import { digitalSignageSegments } from '../signage/segment.ts';
import { tasks } from '../time-tracking/task.ts';
import { listFonts, readFontCss } from './font.ts';
import {
  createImage,
  deleteImage,
  frameImage,
  imageChanged,
  imageDeleted,
  imageStored,
  listImages,
  readImage,
  readImageOriginal,
  readImageOverview,
  readImageUses,
  replaceImageFile,
  updateImage,
} from './image.ts';
import { imageTemplateEndpoints, imageTemplates } from './image-template.ts';
import { logoDrawn } from './logo.ts';
import { drawMenuPaper } from './menu-paper.ts';
import { taskFileDeleted, taskFileEndpoints, taskFileStored } from './task-file.ts';
import {
  createUpload,
  deleteUpload,
  listUploads,
  readUpload,
  readUploadUses,
  replaceUploadFile,
  updateUpload,
  uploadChanged,
  uploadDeleted,
  uploadStored,
} from './upload.ts';

/** Entities that may show pictures or link files, besides the config. */
export const showingPictures = [
  ...[branches, categories, tags, products, users],
  ...[sites, blocks, nodes, navigations, posts, projects, services, businessSectors, topics, forms],
  ...[scenes, digitalSignageSegments, imageTemplates],
] as const;

export const mediaContract = defineContract({
  service: 'media',
  resources: { imageTemplates },
  endpoints: [
    createImage,
    listImages,
    readImage,
    updateImage,
    replaceImageFile,
    deleteImage,
    readImageUses,
    frameImage,
    readImageOriginal,
    readImageOverview,
    createUpload,
    listUploads,
    readUpload,
    updateUpload,
    replaceUploadFile,
    deleteUpload,
    readUploadUses,
    ...taskFileEndpoints,
    ...imageTemplateEndpoints,
    drawMenuPaper,
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
  // Draws products without a picture on plates of the business and the logo for mails, retains uploads of orders, and
  // tracks access to tasks and the use of pictures.
  subscribes: {
    copies: [...[...showingPictures, tasks].flatMap(changesOf), configChanged],
    reactions: [orderPlaced, deliveryProven, customerErased, users.events.deleted],
  },
});
