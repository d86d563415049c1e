// What the ledger says about chapters and purchases, and what they say themselves.

const ONE_OWNER = `CASE WHEN min(user_id::text) = max(user_id::text) THEN min(user_id::text) ELSE 'more than one' END`

/** A hold and what settles it have a key in common, up to the last word. */
const HOLDS = `
  SELECT user_id, chapter_id, left(business_key, -length(':' || kind)) AS key,
         count(*) FILTER (WHERE kind = 'held') AS held,
         count(*) FILTER (WHERE kind = 'captured') AS captured,
         count(*) FILTER (WHERE kind <> 'held') AS settled,
         min(amount) AS amount, max(amount) AS most
  FROM ledger_entries WHERE kind IN ('held', 'captured', 'released')
  GROUP BY 1, 2, 3`

const STRAY_HOLDS = `
  SELECT '1 ' || key AS place, CASE
    WHEN held <> 1 THEN format('%s has %s held entries instead of 1, and %s that settle it.', key, held, settled)
    WHEN settled > 1 THEN format('%s has %s entries that settle it instead of 1.', key, settled)
    WHEN amount <> most THEN format('%s has entries of %s and of %s credits.', key, amount, most)
  END AS fault
  FROM holds`

const CHAPTERS = `
  SELECT '2 ' || named AS place, CASE
    WHEN owner <> payer THEN format('The chapter %s belongs to %s, and %s paid for it.', named, owner, payer)
    WHEN captured <> to_capture
      THEN format('The chapter %s (%s) has %s captured entries instead of %s.', named, state, captured, to_capture)
    WHEN pending <> to_hold
      THEN format('The chapter %s (%s) has %s open holds instead of %s.', named, state, pending, to_hold)
    WHEN amount <> price THEN format('The chapter %s costs %s credits, and its entry is of %s.', named, price, amount)
    WHEN hold_key IS DISTINCT FROM key
      THEN format('The chapter %s names the hold %s, and the ledger %s.',
                  named, coalesce(hold_key, 'none'), coalesce(key, 'none'))
    WHEN hold_amount <> price
      THEN format('The chapter %s costs %s credits, and names a hold of %s.', named, price, hold_amount)
  END AS fault
  FROM (
    SELECT coalesce(chapters.id, chapter_id) AS named, price, hold_key, hold_amount, amount, key,
           plans.user_id::text AS owner, payer, coalesce(captured, 0) AS captured, coalesce(pending, 0) AS pending,
           CASE chapters.kind WHEN 'open' THEN format('COMPLETE, %s credits', price)
             WHEN 'preparing' THEN format('in progress, %s credits', price) WHEN 'locked' THEN 'locked' ELSE 'gone' END AS state,
           -- a chapter that is gone cannot tell whether it was paid
           CASE WHEN chapters.id IS NULL THEN captured ELSE (chapters.kind = 'open' AND price > 0)::integer END AS to_capture,
           coalesce(chapters.kind = 'preparing' AND price > 0, false)::integer AS to_hold
    FROM (chapters JOIN plans ON plans.id = plan_id)
    FULL JOIN (
      SELECT chapter_id, sum(captured) AS captured, count(*) FILTER (WHERE settled = 0) AS pending,
             max(amount) FILTER (WHERE settled = 0 OR captured > 0) AS amount,
             max(key) FILTER (WHERE settled = 0) AS key, ${ONE_OWNER} AS payer
      FROM holds GROUP BY chapter_id
    ) AS entries ON chapter_id = chapters.id
  ) AS paid`

export const CHAPTERS_ARE_PAID = `WITH holds AS (${HOLDS}) ${STRAY_HOLDS} UNION ALL ${CHAPTERS}`

/** So the sums of each user are right as well: each entry belongs to a purchase of the same user, and has its credits. */
export const PURCHASES_ARE_CREDITED = `
  SELECT coalesce(purchases.id::text, entry) AS place, CASE
    WHEN purchases.id IS NULL THEN format('The entry %s is one of %s that belong to no purchase.', entry, entries)
    WHEN purchases.user_id::text <> owner
      THEN format('The purchase %s belongs to %s, and an entry of it to %s.', purchases.id, purchases.user_id, owner)
    WHEN coalesce(bought, 0) <> (purchases.kind = 'paid')::integer
      THEN format('The purchase %s is %s, and has %s purchased entries instead of %s.',
                  purchases.id, purchases.kind, coalesce(bought, 0), (purchases.kind = 'paid')::integer)
    WHEN brought <> credits
      THEN format('The purchase %s is of %s credits, and its entry of %s.', purchases.id, credits, brought)
    WHEN reversed <> credits::bigint * returned_cents / nullif(cents, 0)
      THEN format('The purchase %s had %s of %s cents returned, and %s of %s credits reversed.',
                  purchases.id, returned_cents, cents, reversed, credits)
    WHEN coalesce(back, 0) <> taken
      THEN format('Of the purchase %s, %s credits are taken back, and %s in the ledger.', purchases.id, taken, coalesce(back, 0))
  END AS fault
  FROM purchases
  FULL JOIN (
    SELECT purchase_id, count(*) AS entries, min(id::text) AS entry, ${ONE_OWNER} AS owner,
           count(*) FILTER (WHERE kind = 'purchased') AS bought,
           sum(amount) FILTER (WHERE kind = 'purchased') AS brought,
           sum(-effect_of(kind, amount)) FILTER (WHERE kind <> 'purchased') AS back
    FROM ledger_entries WHERE kind IN ('purchased', 'reversed', 'reinstated')
    GROUP BY purchase_id
  ) AS moved ON purchase_id = purchases.id`
