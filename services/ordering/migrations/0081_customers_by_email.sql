-- An id follows from the e-mail and THEKE_SECRET. After another secret (an installation from before each drew its own) a person is found by e-mail.
create index customers_email on customers (tenant_id, email) where email <> '';
