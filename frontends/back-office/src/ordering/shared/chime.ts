/**
 * Plays two short tones with Web Audio: no file to load or license.
 * @param loudness volume from 0 to 1
 */
export function chime(audio: AudioContext, loudness: number): void {
  for (const [index, frequency] of [880, 1175].entries()) {
    const begin = audio.currentTime + index * 0.18;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(loudness, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.45);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  }
}
