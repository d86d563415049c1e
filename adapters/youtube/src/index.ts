export { makeYouTubeSource, type YouTubeOptions } from './youtube-source.ts'
