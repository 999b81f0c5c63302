-- What the library knows about a picture: words to group it by, its crop (imageCrop of the contracts) and a focal point chosen by staff.
-- `original_version` names the file of the uncropped picture; null: the picture is not cropped, `file_version` names it.
alter table images
  add column tags text[] not null default '{}',
  add column crop jsonb,
  add column focus jsonb,
  add column original_version int;
-- Uses of uploads are stored from now on as well (images/pictures-shown.ts): the owners of all copies send snapshots once more.
delete from fetched_copy;
