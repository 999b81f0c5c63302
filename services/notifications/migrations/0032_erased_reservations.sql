-- Reservations whose guest was erased: an event that arrives later mails and sends nothing of the guest.
create table erased_reservation (
  tenant_id uuid not null default tenant_of_session(),
  id uuid not null,
  primary key (tenant_id, id));
select protect_tenant_table('erased_reservation');
