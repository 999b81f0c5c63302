-- Wrong PINs lock a person at the terminal they were typed at: { terminal: { wrong, lockedUntil } }. `wrong_pins` counts those of all terminals in a row,
-- which only delay.
alter table working_person add column pin_locks jsonb not null default '{}';
alter table working_person drop column locked_until;
