-- When a job is to be printed; null: at once. A kitchen slip for another day waits until its preparation has to begin.
alter table print_job add column due_at timestamptz;
-- What the kitchen read on this paper, so that the next one says what has changed; null for other papers.
alter table print_job add column content jsonb;
