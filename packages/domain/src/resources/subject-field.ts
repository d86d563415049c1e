/** Fields of knowledge that a source may have a site of its own for. */
export const SUBJECT_FIELDS = [
  ...(['astronomy', 'biology', 'chemistry', 'chess', 'chinese', 'cooking', 'cryptography', 'cycling'] as const),
  ...([
    'data-science',
    'databases',
    'economics',
    'electronics',
    'english',
    'fitness',
    'french',
    'game-development',
  ] as const),
  ...(['gardening', 'german', 'history', 'home-improvement', 'italian', 'japanese', 'korean', 'latin', 'law'] as const),
  ...(['mathematics', 'money', 'music', 'philosophy', 'photography', 'physics', 'portuguese', 'programming'] as const),
  ...(['russian', 'security', 'spanish', 'statistics', 'unix', 'woodworking', 'writing'] as const),
]
export type SubjectField = (typeof SUBJECT_FIELDS)[number]
