-- Reservation that a message is about: erased with its guest.
alter table message add column reservation_id uuid;
create index message_of_reservation on message (tenant_id, reservation_id) where reservation_id is not null;
