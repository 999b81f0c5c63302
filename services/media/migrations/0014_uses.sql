-- Where pictures are shown is kept from now on (images/pictures-shown.ts). What the service had copies of before tells it only in part:
-- their owners are asked for snapshots once more.
delete from fetched_copy where kind in ('catalog.branch', 'catalog.product', 'identity.config');
