// What there is to count of the row of `plans`, for the domain's `whatWasChecked`: of chapters that can be read.

/** Numbers alone: questions and lessons stay in the database. What is damaged counts nothing. */
export const WRITTEN_CHAPTERS = `
  (SELECT coalesce(json_agg(json_build_object(
     'keys', jsonb_array_length(jsonb_path_query_array(questions, '$[*] ? (@.isVoid == false)')),
     'minutes', minutes,
     'readingMinutes', (SELECT coalesce(sum(one::integer), 0)::integer
       FROM jsonb_path_query(chapters.content, '$.sections[*].minutes ? (@ > 0 && @ < 10000)') AS one))), '[]')
   FROM chapters WHERE plan_id = plans.id AND kind = 'open')`

/** Those that the domain's `showResource` calls checked. */
export const CHECKED_LINKS = `
  (SELECT json_build_object('links', count(DISTINCT address)::integer, 'linksCheckedAt', max(checked_at))
   FROM chapters JOIN resources ON chapter_id = chapters.id JOIN links USING (address)
   WHERE plan_id = plans.id AND kind = 'open' AND is_read AND checked_at IS NOT NULL AND state IN ('live', 'failing')
     AND (off_topic ->> 'isCertain') IS DISTINCT FROM 'true')`
