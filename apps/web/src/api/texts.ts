/** Why a call has no proper answer. They come with the first script. */
export const texts = {
  offline: 'You seem to be offline.',
  unreachable: 'We couldn’t reach the server.',
}
