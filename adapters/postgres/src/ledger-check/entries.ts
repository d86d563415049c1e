// What each entry and each wallet has to be by itself.

export const BALANCES = `
  SELECT user_id AS place, CASE
    WHEN balance IS NULL THEN format('The ledger of %s has a sum of %s, and there is no wallet.', user_id, total)
    WHEN balance <> coalesce(total, 0)
      THEN format('The wallet of %s has a balance of %s, and its ledger a sum of %s.', user_id, balance, coalesce(total, 0))
  END AS fault
  FROM wallets
  FULL JOIN (SELECT user_id, sum(effect_of(kind, amount)) AS total FROM ledger_entries GROUP BY user_id) AS ledgers
    USING (user_id)`

export const NOT_NEGATIVE = `
  SELECT user_id AS place, CASE
    WHEN balance < 0 THEN format('The wallet of %s has a balance of %s, which is below 0.', user_id, balance)
  END AS fault
  FROM wallets`

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A reference may be any text, so it is compared as text. What is granted and taken back has an invariant of its own. */
const fits = (word: string): string => `
  starts_with(business_key, '${word}:' || reference || ':')
  AND substr(business_key, length('${word}:' || reference || ':') + 1) ~ '^[0-9]+$'`

export const KEYS = `
  SELECT position AS place, CASE
    WHEN namesakes > 1
      THEN format('The key %s belongs to %s entries; one of them is %s.', business_key, namesakes, keyed.id)
    WHEN NOT CASE keyed.kind
      WHEN 'purchased' THEN business_key = 'purchase:' || reference
      WHEN 'reversed' THEN ${fits('reversal')}
      WHEN 'reinstated' THEN ${fits('reinstatement')}
      WHEN 'granted' THEN true
      WHEN 'withdrawn' THEN true
      ELSE business_key ~ format('^unlock:%s:[0-9]+:%s$', chapter_id, keyed.kind) END
      THEN format('The entry %s is %s, and its key is %s.', keyed.id, keyed.kind, business_key)
  END AS fault
  FROM (SELECT *, count(*) OVER (PARTITION BY business_key) AS namesakes FROM ledger_entries) AS keyed
  LEFT JOIN purchases ON purchases.id = purchase_id`

/** Both ways: the key of what is granted names the audit entry, and an audit entry that tells of credits has them in the ledger. */
const GRANTED = `
  SELECT coalesce('1 ' || lpad(granted.position::text, 20), '2 ' || lpad(audited.position::text, 20)) AS place, CASE
    WHEN business_key IS NULL
      THEN format('The audit entry %s tells of %s credits for %s, and the ledger of none.', audited.id, told, subject_id)
    WHEN request IS NULL
      THEN format('The entry %s granted %s credits, and its key %s names no request.', granted.id, amount, business_key)
    WHEN audited.id IS NULL
      THEN format('The entry %s granted %s credits to %s, and no audit entry %s tells of it.', granted.id, amount, user_id, request)
    WHEN (subject_id, told) IS DISTINCT FROM (user_id, amount::text)
      THEN format('The entry %s granted %s credits to %s, and its audit entry tells of %s for %s.',
                  granted.id, amount, user_id, told, subject_id)
  END AS fault
  FROM (
    SELECT *, CASE WHEN business_key ~ '^admin:${UUID}$' THEN substr(business_key, 7)::uuid END AS request
    FROM ledger_entries WHERE kind = 'granted'
  ) AS granted
  FULL JOIN (
    SELECT id, position, subject_id, act ->> 'amount' AS told FROM audit_entries WHERE act ->> 'kind' = 'credits-granted'
  ) AS audited ON audited.id = request`

/** The same of what is taken back, which is never more than was granted. */
const WITHDRAWN = `
  SELECT '3 ' || coalesce(withdrawn.id, audited.id) AS place, CASE
    WHEN withdrawn.id IS NULL
      THEN format('The audit entry %s says that %s credits of %s were taken back, and the ledger does not.', audited.id, said, subject_id)
    WHEN audited.id IS NULL
      THEN format('The entry %s took back %s credits of %s, and no audit entry of its key says so.', withdrawn.id, amount, user_id)
    WHEN (subject_id, said) IS DISTINCT FROM (user_id, amount::text)
      THEN format('The entry %s took back %s credits of %s, and its audit entry says %s of %s.',
                  withdrawn.id, amount, user_id, said, subject_id)
    WHEN granted < 0
      THEN format('The entry %s is one of those that took back %s credits more of %s than were granted.', withdrawn.id, -granted, user_id)
  END AS fault
  FROM (
    SELECT *, sum(effect_of(kind, amount)) OVER (PARTITION BY user_id) AS granted FROM ledger_entries
    WHERE kind IN ('granted', 'withdrawn')
  ) AS withdrawn
  FULL JOIN (
    SELECT id, subject_id, act ->> 'amount' AS said FROM audit_entries WHERE act ->> 'kind' = 'credits-withdrawn'
  ) AS audited ON business_key = 'withdrawal:' || audited.id
  WHERE kind = 'withdrawn' OR withdrawn.id IS NULL`

export const GRANTS = `${GRANTED} UNION ALL ${WITHDRAWN}`

export const AMOUNTS = `
  SELECT '1 ' || id AS place,
         CASE WHEN amount <= 0 THEN format('The entry %s has an amount of %s.', id, amount) END AS fault
  FROM ledger_entries
  UNION ALL
  SELECT '2 ' || id, CASE
    WHEN price < 0 THEN format('The chapter %s has a price of %s.', id, price)
    WHEN hold_amount <= 0 THEN format('The chapter %s has a hold of %s.', id, hold_amount) END
  FROM chapters
  UNION ALL
  SELECT '3 ' || id, CASE
    WHEN credits <= 0 OR cents <= 0 THEN format('The purchase %s is of %s credits for %s cents.', id, credits, cents) END
  FROM purchases`
