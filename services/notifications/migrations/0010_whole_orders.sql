-- An order's events carry the whole of it, so what is known of one is a copy like any other (ADR 0036). What was gathered from its
-- events so far moves along; what they did not say is empty until the next event, or a replay, says it.
alter table copy no force row level security;
alter table copied_version no force row level security;
alter table told_order no force row level security;
insert into copy (tenant_id, kind, id, doc)
select tenant_id, 'ordering.order', id,
  jsonb_build_object(
    'status', 'awaiting-payment', 'ticketNumber', null, 'kind', 'order', 'deliveryType', 'takeaway', 'deliveryArea', null,
    'tableIdentifier', null, 'paymentMethod', 'cash', 'items', '[]'::jsonb, 'comment', '', 'appointmentDate', null,
    'appointment', null, 'counterAppointment', null, 'donation', null, 'questionnaire', null, 'questionnaireRating', null,
    'paymentExpiresAt', null, 'placedAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'paidAt', null, 'refunded', 0, 'archivedAt', null, 'edits', '[]'::jsonb,
    'totals', jsonb_build_object(
      'net', 0, 'tax', 0, 'gross', 0, 'delivery', jsonb_build_object('net', 0, 'tax', 0, 'gross', 0),
      'total', jsonb_build_object('net', 0, 'tax', 0, 'gross', 0), 'taxes', '{}'::jsonb, 'currency', 'EUR', 'isEstimated', false))
  || (known - 'reason' - 'contact')
  || jsonb_build_object(
    'id', id, 'uid', uid, 'branch', jsonb_build_object('id', branch_id), 'isErased', is_erased,
    'version', (select coalesce(max(told.value::int), 0) from jsonb_each_text(versions) as told),
    'rejectionMessage', known -> 'reason', 'cancellationReason', known -> 'reason',
    'isPaid', known ->> 'paymentMethod' in ('card', 'paypal'), 'isRefunded', false,
    'paidAt', case when known ->> 'paymentMethod' in ('card', 'paypal') then known -> 'placedAt' end,
    'isDelivery', known ->> 'deliveryType' = 'delivery', 'isDineIn', known ->> 'deliveryType' = 'dineIn',
    'isConfirmed', false, 'isInDelivery', false, 'isDelivered', false, 'isCompleted', false,
    'isRejected', status = 'rejected', 'isCanceled', status = 'canceled', 'isFailed', status = 'failed',
    'history', case when placed_at is null then '[]'::jsonb else jsonb_build_array(
      jsonb_build_object('status', 'placed', 'at', known -> 'placedAt', 'by', 'Gast', 'reason', null)) end,
    'contact', jsonb_build_object(
      'firstName', '', 'lastName', '', 'phone', '', 'email', '', 'companyName', '', 'vatNumber', '', 'street', '', 'stairway', '',
      'floor', '', 'door', '', 'zipCode', '', 'city', '', 'country', '', 'deliveryAddress', null)
      || coalesce(known -> 'contact', '{}'::jsonb))
from told_order where uid is not null;
insert into copied_version (tenant_id, kind, subject, version)
select tenant_id, 'ordering.order', id, (doc ->> 'version')::int from copy where kind = 'ordering.order';
drop table told_order;
alter table copy force row level security;
alter table copied_version force row level security;
