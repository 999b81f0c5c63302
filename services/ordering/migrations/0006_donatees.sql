select create_resource_table('donatees');

-- What the shop gives with an order, and for whom by the name of that moment; all three or none.
alter table orders
  add column donatee_id uuid,
  add column donatee_name text,
  -- An integer of 1/10,000 of the currency unit.
  add column donation bigint,
  add check (num_nulls(donatee_id, donatee_name, donation) in (0, 3));
